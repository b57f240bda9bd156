// Saved views beside the filters: choose one, save the filters as one, rename, share or remove it.
import { IconBookmark, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { viewsTexts } from '../../../../../shared/texts/generated/console/orders/views.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../ui/menu.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useConsole } from '../../session.tsx';
import { isFiltered, type OrdersSearch } from '../list/orders-search.ts';
import { ViewDialog } from './view-dialog.tsx';
import { isChanged, type SavedView, toFilter, toSearch } from './view-filter.ts';
import { useRemoveView, useSavedViews, useSaveView } from './view-queries.ts';

export function SavedViews({ search }: { search: OrdersSearch }) {
  const texts = useTexts(viewsTexts);
  const { user, may } = useConsole();
  const mayWork = may('staff');
  const { data: views } = useSavedViews();
  const navigate = useNavigate();
  const current = views?.find(({ id }) => id === search.saved) ?? null;
  const [dialog, setDialog] = useState<'save' | 'change' | 'remove' | null>(null);
  const open = (view: SavedView) => navigate({ to: '/orders', search: toSearch(view) });
  useOpenByAddress(search, views);
  const update = useSaveView(current?.id ?? null);
  const mayChange = mayWork && current !== null && (current.mine || user.role === 'admin');
  return (
    <>
      <Menu
        label={texts.views}
        trigger={
          <Button icon={<IconBookmark />} kind={current ? 'soft' : 'outline'}>
            {current ? texts.named({ name: current.name }) : texts.views}
          </Button>
        }
      >
        {views?.length === 0 && mayWork && (
          <MenuItem onSelect={() => setDialog('save')}>{texts.none}</MenuItem>
        )}
        {views?.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.id === search.saved}
            {...(view.shared && { icon: <IconUsers size={16} /> })}
            onSelect={() => open(view)}
          >
            <Truncate>{view.name}</Truncate>
          </MenuItem>
        ))}
        <MenuDivider />
        {current && <MenuItem onSelect={() => navigate({ to: '/orders' })}>{texts.leave}</MenuItem>}
        {current && mayChange && isChanged(current, search) && (
          <MenuItem
            onSelect={() =>
              update.mutate(
                { filter: toFilter(search) },
                { onSuccess: ({ name }) => toast(texts.saved({ name })) },
              )
            }
          >
            {texts.update({ name: current.name })}
          </MenuItem>
        )}
        {mayWork && <MenuItem onSelect={() => setDialog('save')}>{texts.save}</MenuItem>}
        {mayChange && <MenuItem onSelect={() => setDialog('change')}>{texts.rename}</MenuItem>}
        {mayChange && (
          <MenuItem destructive onSelect={() => setDialog('remove')}>
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'save' || dialog === 'change') && (
        <ViewDialog
          view={dialog === 'change' ? current : null}
          filter={toFilter(search)}
          onClose={() => setDialog(null)}
          onSaved={(view) => {
            setDialog(null);
            toast(texts.saved({ name: view.name }));
            if (dialog === 'save') void open(view);
          }}
        />
      )}
      {current && (
        <RemoveDialog view={dialog === 'remove' ? current : null} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** An address that names only a view gets its filters. */
function useOpenByAddress(search: OrdersSearch, views: readonly SavedView[] | undefined): void {
  const texts = useTexts(viewsTexts);
  const navigate = useNavigate();
  const isBare = search.saved !== undefined && search.layout === undefined && !isFiltered(search);
  useEffect(() => {
    if (!isBare || views === undefined) return;
    const view = views.find(({ id }) => id === search.saved);
    if (!view) toast(texts.gone, 'alert');
    const next = view ? toSearch(view) : {};
    if (JSON.stringify(next) !== JSON.stringify(search))
      void navigate({ to: '/orders', search: next, replace: true });
  }, [isBare, views, search, navigate, texts]);
}

function RemoveDialog({ view, onClose }: { view: SavedView | null; onClose: () => void }) {
  const texts = useTexts(viewsTexts);
  const navigate = useNavigate();
  const removing = useRemoveView();
  return (
    <ConfirmDialog
      open={view !== null}
      title={texts.removeTitle({ name: view?.name ?? '' })}
      confirm={texts.removeConfirm}
      keep={texts.keep}
      change={removing}
      onConfirm={() =>
        removing.mutate(view!.id, {
          onSuccess: () => {
            toast(texts.removed({ name: view!.name }));
            onClose();
            void navigate({ to: '/orders', replace: true });
          },
        })
      }
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  );
}
