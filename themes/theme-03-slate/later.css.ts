import './thanks.css.ts';

/** What no first screen needs: the thank-you page. Answers have numbers and no icons. */
