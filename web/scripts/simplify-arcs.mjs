// Simplifies the arcs of the atlas: fine in the middle of Europe, coarser towards its edges, rough elsewhere.

/**
 * Converts degrees to kilometres: one degree of latitude is 111 km, one of longitude less towards the poles.
 */
const toKm = ([lng, lat]) => [lng * 111.32 * Math.cos((lat * Math.PI) / 180), lat * 111.32];

/**
 * The minimum area of the triangle of three points for which the middle one is kept, in square kilometres.
 */
function toleranceAt([lng, lat]) {
  if (lng > -6 && lng < 25 && lat > 43 && lat < 58) return 0.06;
  if (lng > -12 && lng < 34 && lat > 35 && lat < 66) return 1;
  if (lng > -26 && lng < 46 && lat > 27 && lat < 72) return 8;
  return 1500;
}

/** An island is drawn from this area on. */
const ISLAND_PER_TOLERANCE = 20;

function triangle(a, b, c) {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/**
 * Visvalingam's algorithm: removes the least significant point first; its weight is the minimum weight of its
 * neighbours.
 */
function keepers(points) {
  const km = points.map(toKm);
  const previous = points.map((_, index) => index - 1);
  const next = points.map((_, index) => index + 1);
  const weigh = (index) =>
    triangle(km[previous[index]], km[index], km[next[index]]) / toleranceAt(points[index]);
  const kept = points.map(() => true);
  const weights = points.map((_, index) =>
    index === 0 || index === points.length - 1 ? Number.POSITIVE_INFINITY : weigh(index),
  );
  const order = new Set(points.keys());
  // A linear search is fast enough: arcs have some hundred points, and the script runs once.
  for (;;) {
    let lightest = -1;
    for (const index of order) if (lightest === -1 || weights[index] < weights[lightest]) lightest = index;
    if (!(weights[lightest] < 1)) return kept;
    kept[lightest] = false;
    order.delete(lightest);
    next[previous[lightest]] = next[lightest];
    previous[next[lightest]] = previous[lightest];
    for (const near of [previous[lightest], next[lightest]]) {
      if (Number.isFinite(weights[near])) weights[near] = Math.max(weigh(near), weights[lightest]);
    }
  }
}

/** The arcs as steps on the atlas's grid, and the area of a ring in multiples of the smallest drawn one. */
export function simplifyArcs(atlas) {
  const { scale, translate } = atlas.transform;
  const toDegrees = ([x, y]) => [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  const grids = atlas.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const grid = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x, y];
    });
    const kept = keepers(grid.map(toDegrees));
    return grid.filter((_, index) => kept[index]);
  });

  function areaOf(ring) {
    const points = ring.flatMap((arc) => (arc < 0 ? grids[~arc].toReversed() : grids[arc])).map(toDegrees);
    const km = points.map(toKm);
    let twice = 0;
    for (let index = 0; index < km.length; index += 1) {
      const [a, b] = [km[index], km[(index + 1) % km.length]];
      twice += a[0] * b[1] - b[0] * a[1];
    }
    const minArea = Math.min(...points.map(toleranceAt)) * ISLAND_PER_TOLERANCE;
    const area = Math.abs(twice) / 2;
    return area >= minArea ? area : 0;
  }

  const arcs = grids.map((grid) =>
    grid.map(([x, y], index) => (index === 0 ? [x, y] : [x - grid[index - 1][0], y - grid[index - 1][1]])),
  );
  return { arcs, areaOf };
}
