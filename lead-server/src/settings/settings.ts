import { z } from 'zod';
import { buyerSettings } from './groups/buyers.ts';
import { limitSettings } from './groups/limits.ts';
import { opsSettings } from './groups/ops.ts';
import { pageSettings } from './groups/pages.ts';
import { privacySettings } from './groups/privacy.ts';
import { serverSettings } from './groups/server.ts';
import { serviceSettings } from './groups/services.ts';
import { siteSettings } from './groups/site.ts';
import { storageSettings } from './groups/storage.ts';

/** The settings by subject, in the order of .env.example. */
export const settingGroups = {
  'The server': serverSettings,
  'Storage and keys': storageSettings,
  'Leads and who gets them': buyerSettings,
  'Services that the server asks': serviceSettings,
  'The site': siteSettings,
  Privacy: privacySettings,
  Limits: limitSettings,
  Pages: pageSettings,
  Operations: opsSettings,
} as const;

/** Every setting of the server: its schema, its default, and its line in .env.example. Development needs none. */
export const settings = z.object({
  ...serverSettings,
  ...storageSettings,
  ...buyerSettings,
  ...serviceSettings,
  ...siteSettings,
  ...privacySettings,
  ...limitSettings,
  ...pageSettings,
  ...opsSettings,
});
