// The fields of the error pages' addresses; anyone can write them, so they are plain, short and no links (1 §2).

export interface ErrorQuery {
	errorCode: string;
	errorTitle: string;
	errorDetailLine: string;
	/** The label of the close button. */
	closeButton: string;
	/** For the call center. */
	reference: string;
}

const most: Record<keyof ErrorQuery, number> = {
	errorCode: 20,
	errorTitle: 120,
	errorDetailLine: 600,
	closeButton: 30,
	reference: 60,
};

/** /no-permission-device and /alert-error; "" for missing fields. */
export function readErrorQuery(search: Record<string, string>): ErrorQuery {
	const read = (name: keyof ErrorQuery) =>
		(search[name] ?? "").trim().slice(0, most[name]);
	return {
		errorCode: read("errorCode"),
		errorTitle: read("errorTitle"),
		errorDetailLine: read("errorDetailLine"),
		closeButton: read("closeButton"),
		reference: read("reference"),
	};
}
