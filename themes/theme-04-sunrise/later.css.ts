import { defineIcons } from '#design-system/icons/defineIcons.ts';
import { solidIcons } from '../icons/solidIcons.ts';
import './thanks.css.ts';

/** What no first screen needs: icons and the thank-you page. */
defineIcons('4', solidIcons);
