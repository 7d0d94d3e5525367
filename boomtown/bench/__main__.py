import sys

from boomtown.bench import main

sys.exit(main())
