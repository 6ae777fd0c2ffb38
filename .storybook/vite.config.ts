import { defineConfig } from 'vite';

/** Empty, in place of the funnel's: that one builds pages and a server, which stories are not. */
export default defineConfig({});
