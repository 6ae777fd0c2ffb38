import { style } from '@vanilla-extract/css';
import { card, heading } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';

export const form = style([card, { display: 'grid', gap: vars.space.m, width: '100%', maxWidth: '48rem', marginInline: 'auto' }]);

export const title = style([heading]);

export const choices = style({ display: 'grid', gap: vars.space.s, border: 0, padding: 0, margin: 0, minWidth: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.s, fontWeight: vars.font.boldWeight });

export const choice = style({ display: 'flex', gap: vars.space.s, alignItems: 'center', minHeight: '2.75rem' });

export const box = style({ flex: 'none', width: '1.5rem', height: '1.5rem', accentColor: vars.color.link });
