// Reports a failed picture, so that the gallery goes on with the next one.

/** Runs the work; returns null, or the picture's name with what went wrong. `takePicture` shows the failed screen where it still can. */
export async function failureOf(
	name: string,
	work: () => Promise<unknown>,
	takePicture: () => Promise<unknown> = async () => {},
): Promise<string | null> {
	try {
		await work();
		return null;
	} catch (error) {
		await takePicture().catch(() => undefined);
		return `${name}: ${error}`;
	}
}
