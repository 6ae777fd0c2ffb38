"""Read by Orca at its start: it writes what it would say into a file, and needs no voice."""
import __main__
import os
import time
from unittest.mock import MagicMock

import speechd
from orca import braille, event_manager, speechdispatcherfactory

spoken = open(os.environ["SPOKEN_FILE"], "a", buffering=1, encoding="utf-8")


def speak(self, text, acss, **options):
    spoken.write(text.replace("\n", " ") + "\n")


process = event_manager.EventManager._processObjectEvent


def process_late(self, event):
    # as on a busy machine: what left the page meanwhile makes it silent
    if event.type.startswith("object:state-changed:focused") and event.detail1:
        time.sleep(0.5)
    process(self, event)


event_manager.EventManager._processObjectEvent = process_late
speechd.SSIPClient = lambda *arguments, **options: MagicMock()
speechdispatcherfactory.SpeechServer._speak = speak
braille.init = lambda *arguments: False
# another Orca of the same user, on another screen, is none of its business
__main__.otherOrcas = lambda: []
