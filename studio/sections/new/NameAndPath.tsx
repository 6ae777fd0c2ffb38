import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { Line } from '../../parts/fields.tsx';
import { Icon } from '../../parts/icons.tsx';
import * as styles from './new.css.ts';
import { pathOfName } from './newPath.ts';
import type { PathCheck } from './usePathCheck.ts';

interface NameAndPathProps {
  readonly path: string;
  readonly check: PathCheck;
  /** Whether it was tried without a path. */
  readonly isMissing: boolean;
  onChange(path: string): void;
}

/** A name, which makes the path until the path is written by hand; and whether that is free. */
export function NameAndPath({ path, check, isMissing, onChange }: NameAndPathProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [isOwn, setOwn] = useState(path !== '');
  return (
    <>
      <Line
        id={`${id}name`}
        label="Name"
        hint="Makes the address; nobody else sees it"
        value={name}
        maxLength={60}
        onChange={(next) => {
          setName(next);
          if (!isOwn) onChange(pathOfName(next));
        }}
      />
      <div>
        <Line
          id={`${id}path`}
          label="Address"
          hint="After the site’s name, such as /survey/fb"
          value={path}
          maxLength={81}
          required
          error={check.fault ?? (isMissing ? 'Give it an address, such as /survey/fb.' : undefined)}
          onChange={(next) => {
            setOwn(next !== '');
            onChange(next.trim());
          }}
        />
        <p role="status">
          {check.isFree && (
            <span className={styles.free}>
              <Icon name="done" /> {path} is free
            </span>
          )}
          {check.isTaken && (
            <Link to="/campaigns/$key/look" params={{ key: keyInAddress(keyOfPath(path)) }}>
              Open {path}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
