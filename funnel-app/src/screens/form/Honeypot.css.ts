import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '#design-system/components/base.css.ts';

export const offPage = style(visuallyHiddenRules);
