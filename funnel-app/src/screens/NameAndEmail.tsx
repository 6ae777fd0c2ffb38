import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { alertRepeatedEmailBlock, emailIsBlocked } from '../calls/checks.ts';
import { pair } from './FormScreen.css.ts';
import { FormScreen } from './FormScreen.tsx';
import type { ScreenProps } from './screen.ts';
import { type Errors, useForm } from './useForm.ts';

const fields = ['first_name', 'last_name', 'email'] as const;

/** The address that was blocked last, for this page's life: the second time it is let through (Core 5). */
let blockedBefore: string | undefined;

/** Name and email; also the SocialDropPII step, which asks the same fields earlier. */
export default function NameAndEmail({ step, content, answers, onType, onAnswer }: ScreenProps) {
  const check = async ({ email }: { readonly email: string }): Promise<Errors> => {
    if (!(await emailIsBlocked(email))) return {};
    if (blockedBefore === email) {
      alertRepeatedEmailBlock();
      return {};
    }
    blockedBefore = email;
    return { email: content.emailBlocked };
  };
  const form = useForm({ fields, answers, content, onType, onAnswer, check });
  return (
    <FormScreen content={content} form={form} submit={content.steps[step].submit ?? content.next}>
      <div className={pair}>
        <TextField {...form.control('first_name')} autoComplete="given-name" required />
        <TextField {...form.control('last_name')} autoComplete="family-name" required />
      </div>
      <TextField {...form.control('email')} type="email" inputMode="email" autoComplete="email" required />
    </FormScreen>
  );
}
