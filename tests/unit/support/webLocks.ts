// Fake exclusive Web Locks that the tabs of a test share.
type Work = (lock: object | null) => unknown;

export function webLocks() {
	const held = new Map<string, Promise<unknown>>();
	const waiting: string[] = [];

	function hold(name: string, work: Work) {
		const done = Promise.resolve({ name }).then(work);
		const end = () => void held.delete(name);
		held.set(name, done.then(end, end));
		return done;
	}
	async function request(
		name: string,
		...rest: [{ ifAvailable?: boolean }, Work] | [Work]
	): Promise<unknown> {
		const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
		if (options.ifAvailable && held.has(name)) return work(null);
		waiting.push(name);
		while (held.has(name)) await held.get(name);
		waiting.splice(waiting.indexOf(name), 1);
		return hold(name, work);
	}
	const named = (names: Iterable<string>) =>
		[...names].map((name) => ({ name }));
	return {
		request,
		query: async () => ({ held: named(held.keys()), pending: named(waiting) }),
	};
}
