// TEST_DAYS_AHEAD moves the date of a run forward, so that a test whose sample dates will expire fails today.
const daysAhead = Number(process.env.TEST_DAYS_AHEAD ?? 0);
// Removed, so that files that share a process move the date only once.
delete process.env.TEST_DAYS_AHEAD;

if (daysAhead > 0) {
	const now = Date.now;
	const later = () => now() + daysAhead * 24 * 3_600_000;
	// Set on the class, so that a test can replace `Date.now` there.
	Date.now = later;
	globalThis.Date = new Proxy(Date, {
		construct: (date, args, newTarget) =>
			Reflect.construct(date, args.length > 0 ? args : [later()], newTarget),
	});
}
