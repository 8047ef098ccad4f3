const color = 'var(--mantine-primary-color-filled)';
const pale = 'var(--mantine-color-gray-5)';

/** Columns side by side, the last one marked. Words beside them say the same. */
export const Columns = ({ values }: { values: readonly number[] }) => {
  const most = Math.max(1, ...values);
  return (
    <svg aria-hidden="true" width="100%" height={32} viewBox={`0 0 ${values.length} 1`} preserveAspectRatio="none">
      {values.map((value, at) => {
        const height = Math.max(0.04, value / most);
        const fill = at === values.length - 1 ? color : pale;
        return <rect key={at} x={at + 0.1} y={1 - height} width={0.8} height={height} style={{ fill }} />;
      })}
    </svg>
  );
};

/** One bar over a paler one, as parts of `most`. */
export const TwoBars = ({ now, before, most }: { now: number; before: number; most: number }) => (
  <svg aria-hidden="true" width="100%" height={18} viewBox="0 0 100 18" preserveAspectRatio="none">
    <rect width={(100 * now) / most} height={10} style={{ fill: color }} />
    <rect y={12} width={(100 * before) / most} height={6} style={{ fill: pale }} />
  </svg>
);
