// The views of the orders as tabs with their counts: the common ones, then the saved ones; the filters can be saved as one.
import { IconDots, IconPlus, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { viewsTexts } from '../../../../../shared/texts/generated/console/orders/views.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
import { usePhone } from '../../../ui/phone.ts';
import { type ViewTab, ViewTabs } from '../../../ui/view-tabs.tsx';
import { useConsole } from '../../session.tsx';
import { isFiltered, type OrdersSearch } from '../list/orders-search.ts';
import { dispatchTexts } from '../texts.ts';
import { ViewDialog } from './view-dialog.tsx';
import { isChanged, type SavedView, toFilter, toSearch } from './view-filter.ts';
import { useRemoveView, useSavedViews, useSaveView, useViewCounts } from './view-queries.ts';
import { COMMON_NAMES, COMMON_TABS, currentTab } from './view-tabs.ts';

export function SavedViews({
  address,
  search,
  columns,
}: {
  /** As it is in the address, and with what it leaves open. */
  address: OrdersSearch;
  search: OrdersSearch;
  /** The columns that are shown, which a new view keeps; undefined for the standard ones. */
  columns: readonly string[] | undefined;
}) {
  const texts = useTexts(viewsTexts);
  const { list } = useTexts(dispatchTexts);
  const { user, may } = useConsole();
  const mayWork = may('staff');
  const { data: views } = useSavedViews();
  const { data: counts } = useViewCounts();
  const navigate = useNavigate();
  const current = views?.find(({ id }) => id === search.saved) ?? null;
  const [dialog, setDialog] = useState<'save' | 'change' | 'remove' | null>(null);
  const open = (view: SavedView) => navigate({ to: '/orders', search: toSearch(view) });
  useOpenByAddress(address, views);
  const update = useSaveView(current?.id ?? null);
  const mayChange = mayWork && current !== null && (current.mine || user.role === 'admin');
  const filter = toFilter({
    ...search,
    ...(columns && search.layout === 'table' && { columns: [...columns] }),
  });
  const countOf = (id: string) => {
    const count = counts?.get(id);
    return count === undefined ? undefined : list.count({ count });
  };
  const tabs: ViewTab[] = [
    ...COMMON_NAMES.map((name) => ({
      id: name,
      label: texts.tabs[name],
      count: countOf(name),
      isUrgent: name === 'late' && (counts?.get(name) ?? 0) > 0,
      onSelect: () => {
        const { layout } = address;
        void navigate({ to: '/orders', search: { ...COMMON_TABS[name], ...(layout && { layout }) } });
      },
    })),
    ...(views ?? []).map((view) => ({
      id: view.id,
      label: view.name,
      count: countOf(view.id),
      ...(view.shared && { icon: <IconUsers size={14} role="img" aria-label={texts.isShared} /> }),
      onSelect: () => void open(view),
    })),
  ];
  return (
    <>
      <ViewTabs label={texts.views} tabs={tabs} current={currentTab(search)}>
        {current && mayChange && isChanged(current, address) && (
          <Button
            small
            kind="text"
            busy={update.isPending}
            onClick={() =>
              update.mutate(
                { filter: toFilter(search) },
                { onSuccess: ({ name }) => toast(texts.saved({ name })) },
              )
            }
          >
            {texts.update({ name: current.name })}
          </Button>
        )}
        {mayWork && <SaveButton onSave={() => setDialog('save')} />}
        {mayChange && (
          <IconMenu label={texts.more({ name: current.name })} icon={<IconDots />}>
            <MenuItem onSelect={() => setDialog('change')}>{texts.rename}</MenuItem>
            <MenuItem destructive onSelect={() => setDialog('remove')}>
              {texts.remove}
            </MenuItem>
          </IconMenu>
        )}
      </ViewTabs>
      {(dialog === 'save' || dialog === 'change') && (
        <ViewDialog
          view={dialog === 'change' ? current : null}
          filter={filter}
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

function SaveButton({ onSave }: { onSave: () => void }) {
  const texts = useTexts(viewsTexts);
  const isPhone = usePhone();
  return isPhone ? (
    <IconButton label={texts.save} onClick={onSave}>
      <IconPlus />
    </IconButton>
  ) : (
    <Button small kind="text" icon={<IconPlus aria-hidden="true" />} onClick={onSave}>
      {texts.save}
    </Button>
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
