import { defineIcons } from '../icons/defineIcons.ts';
import { lineIcons } from '../icons/lineIcons.ts';
import './thanks.css.ts';

/** What no first screen needs: icons and the thank-you page. */
defineIcons('1', lineIcons);
