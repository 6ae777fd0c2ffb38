/** What no first screen needs: the thank-you page. Its boxes to tick take the place of icons. */
import './thanks.css.ts';
