import type { ReactNode } from 'react';

const marks: Record<string, ReactNode> = {
  Visa: (
    <text x="20" y="17" textAnchor="middle" fontSize="12" fontWeight="800" fontStyle="oblique" fill="#1a1f71">
      VISA
    </text>
  ),
  Mastercard: (
    <>
      <circle cx="16" cy="13" r="7" fill="#eb001b" />
      <circle cx="24" cy="13" r="7" fill="#f79e1b" fillOpacity=".85" />
    </>
  ),
  'American Express': (
    <>
      <rect x="1" y="1" width="38" height="24" rx="3" fill="#006fcf" />
      <text x="20" y="17" textAnchor="middle" fontSize="10" fontWeight="800" fill="#fff">
        AMEX
      </text>
    </>
  ),
  Discover: (
    <>
      <text x="20" y="16" textAnchor="middle" fontSize="7" fontWeight="700" fill="#111">
        DISCOVER
      </text>
      <path d="M39 17v5a3 3 0 0 1-3 3H18c8-1 16-4 21-8Z" fill="#f47216" />
    </>
  ),
};

/** The cards that Mercado Pago takes, drawn small. */
export const CardMarks = () => (
  <span className="mt-1 flex flex-wrap gap-1">
    {Object.entries(marks).map(([name, mark]) => (
      <svg key={name} role="img" aria-label={name} viewBox="0 0 40 26" width="40" height="26">
        <rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#fff" stroke="#d4d4d4" />
        {mark}
      </svg>
    ))}
  </span>
);
