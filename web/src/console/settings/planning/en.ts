// The words of the rates of planning in English.
export const en = {
  title: 'Rates of planning',
  sentence: 'What the ways of drivers take and cost. The proposal of a day goes by these rates.',
  groups: {
    transit: 'Public transport',
    shuttle: 'Shuttle car',
    overnight: 'Overnight',
    time: 'Time on the way',
  },
  help: {
    transit: 'The time is an estimate, unless a timetable server answers.',
    shuttle: 'One car brings several drivers to neighbouring pickups, or home. They share its cost.',
    overnight: 'Instead of the way home, if an order of the next day begins nearby.',
    time: 'Drivers on the way are paid, however they travel.',
  },
  fields: {
    transitTimeFactor: 'Times the driving time',
    transitWaitMinutes: 'Minutes for stops and waiting',
    transitPerKm: 'Euros per kilometre',
    shuttlePerKm: 'Euros per kilometre, with its driver',
    shuttleSeats: 'Seats for drivers, 0 without a shuttle',
    overnightCost: 'Euros per night',
    overnightWithinKm: 'Kilometres to the next order at most',
    hourCost: 'Euros per hour of a driver',
  },
  save: 'Save rates',
  saved: 'Saved. The next proposal goes by these rates.',
  onlyDispatch: 'Only dispatch changes these rates.',
};

export type PlanningWords = typeof en;
