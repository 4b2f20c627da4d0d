// The date of a run: TEST_DAYS_AHEAD moves it, so that a sample whose date will pass fails today.
const daysAhead = Number(process.env.TEST_DAYS_AHEAD ?? 0);
// Files that share a process move it once.
delete process.env.TEST_DAYS_AHEAD;

if (daysAhead > 0) {
	const now = Date.now;
	const later = () => now() + daysAhead * 24 * 3_600_000;
	globalThis.Date = new Proxy(Date, {
		construct: (date, args, newTarget) =>
			Reflect.construct(date, args.length > 0 ? args : [later()], newTarget),
		get: (date, key) => (key === "now" ? later : Reflect.get(date, key)),
	});
}
