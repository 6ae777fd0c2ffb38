/**
 * First path segments that the server answers itself. A campaign of such a path would never show; tests/architecture checks the
 * list.
 */
export const serverSegments: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'assets',
  'buyers',
  'call-number',
  'captcha',
  'compensation-meter',
  'contact',
  'csp-report',
  'events',
  'favicon.ico',
  'healthz',
  'icons',
  'inbound',
  'index.php',
  'metrics',
  'ops',
  'page-settings',
  'partner-replies',
  'post-lead',
  'privacy-confirm',
  'readyz',
  'robots.txt',
  'send-slack-message',
  'slack',
  'storybook',
  'studio',
  'transaction-id',
  'two-step-verification',
  'us',
]);

/** Whether the server answers a path itself, whatever campaign has it. */
export const isServerPath = (path: string): boolean => serverSegments.has(path.toLowerCase().split('/').find(Boolean) ?? '');
