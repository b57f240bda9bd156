import avatarCss from './avatar.module.css';

export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span className={avatarCss.avatar} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
