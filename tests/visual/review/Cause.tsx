import type { ReactNode } from 'react';

/** A cause by its name; where that is a colour that became another, both are shown too. */
export function Cause({ name }: { readonly name: string }): ReactNode {
  const colours = /^(#\w{6}) to (#\w{6})$/.exec(name)?.slice(1) ?? [];
  return (
    <>
      {colours.map((colour) => (
        <span key={colour} className="swatch" style={{ background: colour }} />
      ))}
      {name}
    </>
  );
}
