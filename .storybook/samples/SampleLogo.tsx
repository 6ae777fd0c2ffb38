/** A stand-in for the brand's logo in stories of the design system, which knows no brand. */
export function SampleLogo() {
  return (
    <svg width="158" height="40" viewBox="0 0 158 40" role="img" aria-label="Sample Brand" direction="ltr">
      <path d="M17 3 31 8v11c0 9-6 15-14 18C9 34 3 28 3 19V8z" fill="currentColor" />
      <path d="M15.6 30 17 10h.5L19 30z" fill="var(--color-header)" />
      <text x="42" y="26.5" fontSize="19" fontWeight="700" fill="currentColor" textLength="112">
        Sample Brand
      </text>
    </svg>
  );
}
