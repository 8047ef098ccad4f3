type Tone = 'good' | 'fair' | 'bad' | 'brand' | 'neutral';

/** A state as a word with its mark, in the colour of what it means (panel.css). */
export const StatePill = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className="panel-pill" data-tone={tone}>
    {label}
  </span>
);
