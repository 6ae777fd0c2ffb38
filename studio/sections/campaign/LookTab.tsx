import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Site } from '#funnel/builder/variant.ts';
import { warningsOf } from '#funnel/builder/warnings.ts';
import * as page from '../../parts/page.css.ts';
import { wide } from '../../parts/parts.css.ts';
import { Empty } from '../../parts/parts.tsx';
import { useMedia } from '../../parts/useMedia.ts';
import { CompareButton } from '../experiments/CompareButton.tsx';
import { focusField } from './fields.tsx';
import { CompareLooks } from './look/CompareLooks.tsx';
import { ControlsPane } from './look/ControlsPane.tsx';
import { checksOf } from './look/checks.ts';
import * as styles from './look/look.css.ts';
import { hasFlow, variantOfContent, withSwitch } from './look/lookContent.ts';
import { PhoneBar, type PhoneSheet } from './look/PhoneBar.tsx';
import { Checks, GoesLive, Offer } from './look/RailPane.tsx';
import { StagePane } from './look/StagePane.tsx';
import { useKeys } from './look/useKeys.ts';
import { useLook } from './look/useLook.ts';
import { useLooks } from './look/useLooks.ts';
import { useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';

const route = getRouteApi('/campaigns/$key/look');

/** What is wrong or worth knowing about the draft. */
function useChecks(site: Site) {
  const { content, problems, saving } = useDraft();
  return useMemo(
    () => checksOf(problems, hasFlow(content) ? warningsOf(variantOfContent(content), site) : [], saving === 'saved'),
    [content, problems, saving, site],
  );
}

/** A draft that has no flow yet has no page. */
function NoFlow() {
  const { key } = route.useParams();
  return (
    <div className={page.body}>
      <Empty title="There is no page yet">
        <p>A campaign's page follows its flow. Choose one first.</p>
        <Link to="/campaigns/$key/flow" params={{ key }}>
          Flow and buyers
        </Link>
      </Empty>
    </div>
  );
}

function Look() {
  const { view, content, change } = useDraft();
  const site = useSite(content);
  const { key } = route.useParams();
  const navigate = route.useNavigate();
  const look = useLook(content, view.live?.content, site);
  const looks = useLooks();
  const checks = useChecks(site);
  const isWide = useMedia(wide);
  const [sheet, setSheet] = useState<PhoneSheet>();
  useKeys({
    '[': () => look.step(-1),
    ']': () => look.step(1),
    '1': () => look.ask({ on: 'phone' }),
    '2': () => look.ask({ on: 'desktop' }),
    '3': () => look.ask({ on: 'both' }),
  });
  /** A control of another page is shown there. */
  const onShow = (field: string) => {
    if (!isWide) setSheet('change');
    // once the sheet has drawn its controls
    requestAnimationFrame(() => {
      if (focusField(field)) return;
      if (field.startsWith('texts')) return void navigate({ to: '/campaigns/$key/words', params: { key } });
      void navigate({ to: '/campaigns/$key/flow', params: { key }, search: { field } });
    });
  };
  const rail = (
    <>
      <GoesLive />
      <CompareLooks of={looks} />
      <CompareButton mayStart={looks.heldCount === 0} />
      <Checks
        checks={checks}
        onShow={onShow}
        onMend={(name, value) => change((before) => withSwitch(before, name, value, site))}
      />
    </>
  );
  return (
    <div className={styles.page}>
      {isWide && (
        <aside className={styles.left} aria-label="Controls">
          <ControlsPane site={site} checks={checks} />
        </aside>
      )}
      <StagePane look={look} looks={looks} />
      {isWide ? (
        <aside className={styles.right} aria-label="Review">
          <div className={styles.review}>
            {rail}
            <Offer site={site} />
          </div>
        </aside>
      ) : (
        <PhoneBar
          checks={checks}
          open={sheet}
          onOpen={setSheet}
          change={
            <>
              <ControlsPane site={site} checks={checks} folded />
              <Offer site={site} />
            </>
          }
          review={rail}
        />
      )}
    </div>
  );
}

/** How the campaign looks: what can be chosen, the page itself, and what publishing would change. */
export function LookTab() {
  const { content } = useDraft();
  return hasFlow(content) ? <Look /> : <NoFlow />;
}
