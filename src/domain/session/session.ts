// The session's rules as a reducer (1 §4); platform/session/renewal runs its actions.

/** A token is refreshed when less time than this is left, in seconds (1 §9). */
export const refreshBelowSeconds = 300;
/** Refreshes per session, refused ones included (1 §4, 1 §9). */
const maxRefreshes = 3;
/** The time between two checks of an open page, in ms (1 §9). */
export const checkIntervalMs = 900_000;

export interface SessionState {
	exp: number | null;
	refreshCount: number;
	/** Set after a 403: only a new application token helps. */
	ended: boolean;
}

export type SessionEvent =
	| { name: "landed" | "reactivated" | "pressed" | "timer" }
	/** A refresh was answered, with or without a new token; an attempt without a reply, or with an undecided one, does not count. */
	| { name: "refreshAnswered" }
	| { name: "failed"; status: number };

export type SessionAction = "refresh" | "check" | "askReactivation";

export const noSession: SessionState = {
	exp: null,
	refreshCount: 0,
	ended: false,
};

/** The next state, and the actions to run; `now` is server time in ms. */
export function sessionStep(
	state: SessionState,
	event: SessionEvent,
	now: number,
) {
	const unchanged = (...actions: SessionAction[]) => ({ state, actions });
	const changed = (
		change: Partial<SessionState>,
		...actions: SessionAction[]
	) => ({
		state: { ...state, ...change },
		actions,
	});
	const isLive = state.exp !== null && !state.ended;
	const isRefreshDue =
		isLive &&
		(state.exp ?? 0) - now / 1000 < refreshBelowSeconds &&
		state.refreshCount < maxRefreshes;
	switch (event.name) {
		case "landed":
		case "reactivated":
			return changed({ refreshCount: 0, ended: false });
		case "pressed":
			return isRefreshDue ? unchanged("refresh") : unchanged();
		case "timer":
			if (!isLive) return unchanged();
			return isRefreshDue ? unchanged("refresh", "check") : unchanged("check");
		case "refreshAnswered":
			return changed({ refreshCount: state.refreshCount + 1 });
		case "failed":
			return event.status === 403 && !state.ended
				? changed({ ended: true }, "askReactivation")
				: unchanged();
	}
}
