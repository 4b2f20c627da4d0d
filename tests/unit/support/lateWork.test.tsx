// Proves that React may work for a page whose file has ended: a run that ended with "window is not defined" was red by chance.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { waitFor } from "../../support/waitFor";

const drawings = vi.fn();
/** The next file may stop the clock. */
const now = performance.now.bind(performance);

/** Draws itself again in tasks that outlive this file. */
function Restless() {
	const [round, setRound] = useState(0);
	drawings(round);
	useEffect(() => {
		const end = now() + 5;
		while (now() < end);
		if (round < 20) setRound(round + 1);
	}, [round]);
	return round;
}

test("a file may end while React works", async () => {
	createRoot(document.createElement("div")).render(<Restless />);
	await waitFor(() => expect(drawings).toHaveBeenCalled());
});
