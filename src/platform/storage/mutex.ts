// A mutex of this page: asynchronous work runs one after another.

/** Gives a function that runs each work when all before it have ended, failed ones included. */
export function mutex() {
	let last: Promise<unknown> = Promise.resolve();
	return <Result>(work: () => Promise<Result>): Promise<Result> => {
		const done = last.then(work);
		last = done.catch(() => undefined);
		return done;
	};
}
