import { defineIcons } from '#design-system/icons/defineIcons.ts';
import { lineIcons } from '#design-system/icons/lineIcons.ts';
import './thanks.css.ts';

/** What no first screen needs: icons and the thank-you page. */
defineIcons('9', lineIcons);
