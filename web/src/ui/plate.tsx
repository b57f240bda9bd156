// A number plate, as it hangs on the car: never cut, with the blue edge.
import './plate.css';

export function Plate({ children }: { children: string }) {
  return <span className="plate">{children}</span>;
}
