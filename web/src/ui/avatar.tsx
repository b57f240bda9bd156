// A person by initials.
import './avatar.css';

export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span className="avatar" aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
