// The empty containers: a capsule and a bottle, with a dot for each place.
import css from "./Vessels.module.css";

function Dots({ id, step }: { id: string; step: number }) {
  return (
    <defs>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
        <circle className={css.dot} cx={step / 2} cy={step / 2} r="1.2" />
      </pattern>
    </defs>
  );
}

export function Capsule() {
  return (
    <svg className={css.vessel} viewBox="-1 -1 114 304" aria-hidden="true">
      <Dots id="capsule-places" step={14} />
      <rect className={css.shell} width="112" height="302" rx="56" />
      <rect fill="url(#capsule-places)" width="112" height="302" rx="56" />
      <path className={css.joint} d="M0 152h112" />
    </svg>
  );
}

export function Bottle() {
  return (
    <svg className={css.vessel} viewBox="-1 -1 160 304" aria-hidden="true">
      <Dots id="bottle-places" step={14} />
      <path
        className={css.shell}
        d="M63 61V18a16 16 0 0 1 32 0v43M51 61h56v40H51zM56 101h46v22c0 16 56 22 56 56v123H0V179c0-34 56-40 56-56z"
      />
      <path className={css.joint} d="M51 72h56" />
      <rect fill="url(#bottle-places)" x="14" y="168" width="130" height="126" />
    </svg>
  );
}
