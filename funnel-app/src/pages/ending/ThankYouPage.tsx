import { useEffect } from 'react';
import { ThankYouSteps } from '#design-system/patterns/ThankYouSteps/ThankYouSteps.tsx';
import type { NextResourceWords, PageWords, ThankYouPageWords } from '../../content/content.ts';
import { linkTo } from '../../model/linkTo.ts';
import { type Delivery, useDelivery, useDeliveryText } from '../../submission/useDelivery.ts';
import { useOptedOut } from '../../tracking/useOptedOut.ts';
import { PageFrame, useCallControl } from '../frame/PageFrame.tsx';
import { SentCopy } from './SentCopy.tsx';
import * as styles from './ThankYouPage.css.ts';
import type { ThankYouModel } from './thankYouModel.ts';
import { withCalls } from './withCalls.ts';

interface ThankYouPageProps {
  readonly model: ThankYouModel;
  readonly content: PageWords;
  readonly words: ThankYouPageWords;
  /** The survey has just ended here, and its submission could not be sent. */
  readonly unsent?: boolean;
}

/**
 * The page after the survey, whether or not the server was reached. It sends pending submissions. No call is promised before,
 * nor to a visitor who gets none. See docs/spec/screens.md#thank-you-page.
 */
export function ThankYouPage({ unsent = false, ...page }: ThankYouPageProps) {
  return <ThankYouView {...page} delivery={useDelivery(unsent ? 'waiting' : 'nothing')} />;
}

/** The visitor's next steps. A ticket or a charge has no claim, no insurer and no time to sue. */
function nextResourceWords(
  { nextResource, isAboutAccident }: ThankYouModel,
  nextResources: NextResourceWords,
): NextResourceWords[keyof NextResourceWords] {
  if (isAboutAccident || nextResource === 'lawyer' || nextResource === 'new lawyer') return nextResources[nextResource];
  const hasOwnText = nextResource === 'state' || nextResource === 'no call';
  return hasOwnText
    ? { ...nextResources['other matter'], text: nextResources[nextResource].text }
    : nextResources['other matter'];
}

/** Ways on whose text says already that nobody calls. */
const saysNoCall: readonly ThankYouModel['nextResource'][] = ['no accident', 'state', 'no call'];

/** The way on of a visitor whose case may not be taken, and whether a partner may call all the same. */
function declinedWords(model: ThankYouModel, { nextResources, calls }: ThankYouPageWords, mayCall: boolean | undefined) {
  const way = nextResourceWords(model, nextResources);
  if (saysNoCall.includes(model.nextResource)) return way;
  return { ...way, text: withCalls(way.text, { ...calls, yes: way.mayCall ?? calls.yes }, mayCall) };
}

/** The page for one delivery state, for stories. */
export function ThankYouView({
  model,
  content,
  words,
  delivery,
}: Omit<ThankYouPageProps, 'unsent'> & { readonly delivery: Delivery }) {
  const { meter } = content;
  const lost = delivery.is === 'lost';
  const arrived = delivery.is === 'nothing' || delivery.is === 'sent';
  const call = useCallControl(model);
  const optedOut = useOptedOut(model);
  const mayCall = delivery.mayCall ?? model.mayCall;
  const isDeclined = model.disqualified || model.unserved;
  const { text, steps, atHand } = ((): Partial<ThankYouPageWords['case']> => {
    if (isDeclined) return declinedWords(model, words, mayCall);
    if (optedOut) return { text: words.optedOutText(call?.number) };
    if (arrived && mayCall === false) return nextResourceWords(model, words.nextResources);
    return arrived ? words[model.topic] : {};
  })();
  const band = model.level && meter.bands[model.level - 1];
  useEffect(() => {
    // without a page load the focus is still on a removed button
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <PageFrame model={model} content={content} screen="thanks" isAboutAccident={model.isAboutAccident}>
      <p role="status" className={styles.delivery[delivery.is]}>
        {useDeliveryText(delivery, words)}
      </p>
      <ThankYouSteps
        heading={steps && !isDeclined ? words.heading : lost ? words.lostHeading : words.neutralHeading}
        text={text}
        steps={steps}
        seal={arrived && !isDeclined}
        atHand={atHand && { title: words.atHandTitle, items: atHand }}
        call={atHand && call ? { href: call.href, label: `${content.callNow} ${call.number}` } : undefined}
        contact={
          atHand && model.brand.callNumber ? { href: `/contact/${model.brand.id}.vcf`, label: words.saveNumber } : undefined
        }
        action={
          lost || (isDeclined && model.nextResource === 'no accident')
            ? { href: linkTo(model, '/survey'), label: words.again }
            : undefined
        }
      />
      {model.trackerLink && (
        <p className={styles.offer}>
          <a href={model.trackerLink} target="_blank" rel="noopener">
            {words.partnerOffer} ({content.newTab})
          </a>
        </p>
      )}
      {arrived && <SentCopy words={words.copy} />}
      {band && !isDeclined && (
        <p className={styles.estimate}>
          <strong className={styles.level}>
            {meter.title}: {band.range} ({band.label})
          </strong>{' '}
          {meter.note}
        </p>
      )}
    </PageFrame>
  );
}
