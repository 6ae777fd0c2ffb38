import type { FormField } from '../../content/content.ts';

export type Errors = Readonly<Partial<Record<FormField, string>>>;
