import { useEffect, useRef, useState } from 'react';
import { Captcha } from '#design-system/components/Captcha/Captcha.tsx';
import { Checkbox } from '#design-system/components/Checkbox/Checkbox.tsx';
import { type CaptchaKind, captchaKind, solveCaptcha } from '../../api/captcha.ts';
import { showRecaptcha } from '../../api/recaptcha.ts';
import type { PrivacyContent } from '../../content/privacy.ts';
import * as styles from './PersonCheck.css.ts';

/** A token, `unavailable` when the captcha is unreachable, or nothing yet. */
export type CaptchaResult = { readonly token: string } | 'unavailable' | undefined;

interface PersonCheckProps {
  readonly content: PrivacyContent['captcha'];
  readonly locale: string;
  readonly error: string | undefined;
  readonly onResult: (result: CaptchaResult) => void;
}

/** The captcha of the privacy form. See docs/spec/calls.md#captcha. */
export function PersonCheck({ content, locale, error, onResult }: PersonCheckProps) {
  const [kind, setKind] = useState<CaptchaKind | 'unavailable'>();
  useEffect(() => {
    let isUnmounted = false;
    void captchaKind().then((found) => {
      if (isUnmounted) return;
      setKind(found ?? 'unavailable');
      if (!found) onResult('unavailable');
    });
    return () => {
      isUnmounted = true;
    };
  }, [onResult]);
  const widget = () => {
    if (kind === undefined) return undefined;
    if (kind === 'unavailable') return <p role="status">{content.unavailable}</p>;
    return kind.kind === 'altcha' ? (
      <ProofOfWork challenge={kind.challenge} content={content} onResult={onResult} />
    ) : (
      <Recaptcha siteKey={kind.siteKey} locale={locale} content={content} onResult={onResult} />
    );
  };
  return (
    <Captcha id="captcha" label={content.label} hint={content.hint} error={error} loadingLabel={content.loading}>
      {widget()}
    </Captcha>
  );
}

type WidgetProps = Pick<PersonCheckProps, 'content' | 'onResult'>;

function ProofOfWork({ challenge, content, onResult }: WidgetProps & { challenge: string }) {
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'unavailable'>('idle');
  const work = async () => {
    setState('working');
    const token = await solveCaptcha(challenge);
    setState(token ? 'done' : 'unavailable');
    onResult(token ? { token } : 'unavailable');
  };
  const status = { idle: '', working: content.working, done: content.done, unavailable: content.unavailable }[state];
  return (
    <div>
      <Checkbox
        id="person"
        variant="card"
        label={content.person}
        checked={state === 'working' ? 'mixed' : state !== 'idle'}
        onChange={() => {
          if (state === 'idle' || state === 'unavailable') void work();
        }}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

function Recaptcha({ siteKey, locale, content, onResult }: WidgetProps & { siteKey: string; locale: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const place = slot.current;
    if (!place) return;
    let isUnmounted = false;
    showRecaptcha(place, siteKey, locale, (token) => {
      // error and expiry clear the token
      if (!isUnmounted) onResult(token === undefined ? undefined : { token });
    }).catch(() => {
      if (isUnmounted) return;
      setFailed(true);
      onResult('unavailable');
    });
    return () => {
      isUnmounted = true;
    };
  }, [siteKey, locale, onResult]);
  return (
    <>
      <div ref={slot} />
      <p role="status" className={styles.status}>
        {failed ? content.unavailable : ''}
      </p>
    </>
  );
}
