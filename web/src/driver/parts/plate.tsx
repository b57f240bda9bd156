// A number plate, large enough to read in sunlight; it shows the country only if it is known.
export function LargePlate({ children }: { children: string }) {
  return <span className="large-plate">{children}</span>;
}
