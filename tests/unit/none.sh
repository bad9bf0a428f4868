#!/bin/bash
. "$(dirname "$0")/../lib.sh"
skip_all "configure did not find Check: no unit test was built"
