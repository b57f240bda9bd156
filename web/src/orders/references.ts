// The customer's own texts of an order that forms and pages show in the same way. A further one is added here, and gets its
// name in shared/texts/<language>/orders/fields.json.

export const REFERENCES = ['customerReference', 'customerCostCentre'] as const;
export type ReferenceName = (typeof REFERENCES)[number];

export function eachReference<Value>(read: (name: ReferenceName) => Value): Record<ReferenceName, Value> {
  return Object.fromEntries(REFERENCES.map((name) => [name, read(name)])) as Record<ReferenceName, Value>;
}
