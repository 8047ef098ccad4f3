/** One line of a list of facts. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-neutral-600">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
