// Drivers: who is free, on the road or silent, as a list or as a day plan.
import {
  IconCalendar,
  IconChevronLeft,
  IconChevronRight,
  IconList,
  IconPlus,
  IconSparkles,
  IconTimeline,
} from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type DriversTexts, driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { addDays } from '../../../../shared/time/days.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Calendar } from '../../ui/calendar.tsx';
import { CalendarPopover } from '../../ui/date-field.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Switch } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { PendingAssignments } from '../assign/pending-assignments.tsx';
import { PrintDayMenu } from '../paper/print-day-menu.tsx';
import { useConsole } from '../session.tsx';
import { DayPlanView, PlanLegend } from './day-plan.tsx';
import { leavesAfterOf } from './driver-activity.tsx';
import { DriverDialog } from './driver-dialog.tsx';
import { DriverList } from './driver-list.tsx';
import driversCss from './drivers.module.css';
import { type DayPlan, type Driver, useDayPlan } from './drivers-queries.ts';
import { type DriversSearch, readDriversSearch } from './drivers-search.ts';
import { formatPlanDay } from './format-plan-day.ts';

const route = getRouteApi('/frame/drivers');

export function DriversPage() {
  const texts = useTexts(driversTexts);
  const plates = useTexts(platesTexts);
  const { may } = useConsole();
  const search = readDriversSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const isPlan = search.view === 'plan';
  // The list always shows today; only the plan can show another day.
  const plan = useDayPlan(isPlan ? search : { ...(search.inactive && { inactive: true }) });
  const { data, error } = plan;
  const { driver: openId, ...rest } = search;
  const foundDay = data?.drivers.find(({ driver }) => driver.id === openId);
  // The dialog keeps its driver, whom the list may not have: just created, or no longer active.
  const [kept, setKept] = useState<Driver | null>(null);
  const open = openId === 'new' ? openId : (foundDay?.driver ?? (kept?.id === openId ? kept : null));
  const go = (next: DriversSearch) => void navigate({ to: '/drivers', search: next });
  const setOpen = (driver: Driver | 'new' | null) => {
    setKept(driver === 'new' ? null : driver);
    const next = driver ? { ...rest, driver: driver === 'new' ? driver : driver.id } : rest;
    void navigate({ to: '/drivers', search: next, replace: true });
  };
  const withView = (view: 'list' | 'plan') => {
    const { view: _, ...others } = rest;
    go(view === 'plan' ? { ...others, view } : others);
  };
  const mayChange = may('dispatch');
  const openPage = ({ id }: Driver) => void navigate({ to: '/drivers/$id', params: { id } });
  return (
    <div className={undefined}>
      <PageHead
        title={texts.title}
        aside={<Text tone="muted">{data && formatState(texts, data)}</Text>}
        actions={
          <>
            <RouteButton to="/drivers/plates">{plates.title}</RouteButton>
            {data && <PrintDayMenu day={data.day} />}
            {mayChange && (
              <Button icon={<IconPlus />} onClick={() => setOpen('new')}>
                {texts.newDriver}
              </Button>
            )}
          </>
        }
      >
        <Row rowGap="2" gap="4" wrap className={driversCss.driversTools}>
          <Segmented
            label={texts.view}
            value={isPlan ? 'plan' : 'list'}
            choices={[
              { value: 'list', label: <ViewLabel icon={<IconList size={16} />}>{texts.list}</ViewLabel> },
              { value: 'plan', label: <ViewLabel icon={<IconTimeline size={16} />}>{texts.plan}</ViewLabel> },
            ]}
            onChange={withView}
          />
          {isPlan && data ? (
            <>
              <DayButtons
                day={data.day}
                onDay={(day) => go({ ...search, ...(day ? { day } : {}) })}
                onToday={() => go({ view: 'plan' })}
              />
              <RouteButton icon={<IconSparkles />} to="/drivers/proposal" search={{ day: data.day }}>
                {texts.propose}
              </RouteButton>
              <PlanLegend />
            </>
          ) : (
            <Switch
              label={texts.inactive}
              checked={search.inactive === true}
              onChange={(on) => go(on ? { ...search, inactive: true } : {})}
            />
          )}
        </Row>
      </PageHead>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => plan.refetch()} />
      ) : isPlan ? (
        <DayPlanView plan={data} onOpen={openPage} />
      ) : (
        <DriverList days={data?.drivers} onOpen={openPage} onNew={mayChange ? () => setOpen('new') : null} />
      )}
      {open && (
        <DriverDialog
          driver={open === 'new' ? null : open}
          leavesAfter={foundDay ? leavesAfterOf(foundDay) : null}
          onClose={() => setOpen(null)}
          onCreated={(driver) => setOpen(driver)}
        />
      )}
      <PendingAssignments />
    </div>
  );
}

function ViewLabel({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <Row as="span" gap="1-5" inline>
      {icon}
      {children}
    </Row>
  );
}

function formatState(texts: DriversTexts, { drivers }: DayPlan): string {
  if (drivers.length === 0) return texts.none;
  const count = (...kinds: string[]) => drivers.filter(({ state }) => kinds.includes(state.kind)).length;
  return texts.sentence({
    free: count('FREE'),
    road: count('PICKUP', 'IN_TRANSIT', 'DELIVERY'),
    absent: count('ABSENT'),
    silent: count('NO_ANSWER'),
  });
}

function DayButtons({
  day,
  onDay,
  onToday,
}: {
  day: string;
  onDay: (day: string) => void;
  onToday: () => void;
}) {
  const texts = useTexts(driversTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  // The browser closes the popover before the click on its button, which must then not open it again.
  const wasOpen = useRef(false);
  const today = toLocal(new Date().toISOString()).slice(0, 10);
  return (
    <Row as="span" gap="1-5" align="stretch">
      <IconButton outlined label={texts.dayBefore} onClick={() => onDay(addDays(day, -1))}>
        <IconChevronLeft />
      </IconButton>
      <span>
        <Button
          icon={<IconCalendar />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerDown={() => {
            wasOpen.current = isOpen;
          }}
          onClick={() => {
            setIsOpen(!wasOpen.current);
            wasOpen.current = false;
          }}
        >
          {formatPlanDay(language, day)}
        </Button>
        {isOpen && (
          <CalendarPopover label={texts.chooseDay} onClose={() => setIsOpen(false)}>
            <Calendar
              chosen={day}
              today={today}
              isAllowed={() => true}
              onChoose={(chosen) => {
                setIsOpen(false);
                if (chosen === today) onToday();
                else onDay(chosen);
              }}
            />
          </CalendarPopover>
        )}
      </span>
      <IconButton outlined label={texts.dayAfter} onClick={() => onDay(addDays(day, 1))}>
        <IconChevronRight />
      </IconButton>
    </Row>
  );
}
