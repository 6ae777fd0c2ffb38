/**
 * The cross-site-request pair: the page sends the cookie's value back in the header. See docs/spec/calls.md#cross-site-requests.
 */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';
