/** The cross-site-request pair (Core 7): the page sends the cookie's value back in the header. */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';
