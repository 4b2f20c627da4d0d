// A row that scrolls sideways shows its chosen item.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chip, ChipRow } from "../../../../src/ui/form/Chip";
import { draw, wipe } from "../../support/drawn";

let changed = () => {};
beforeEach(() => {
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(private report: () => void) {}
			observe() {
				changed = this.report;
			}
			disconnect() {}
		},
	);
	const sizes = HTMLElement.prototype;
	vi.spyOn(sizes, "clientWidth", "get").mockReturnValue(300);
	vi.spyOn(sizes, "offsetWidth", "get").mockReturnValue(100);
	vi.spyOn(sizes, "offsetLeft", "get").mockImplementation(function (
		this: HTMLElement,
	) {
		return 100 * Number(this.textContent);
	});
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("a chosen chip is scrolled to the middle unless it is visible at the start; a row scrolled by a person stays", async () => {
	const show = (chosen: number) =>
		draw(
			<ChipRow label="Kinds">
				{[0, 1, 2, 3, 4, 5].map((at) => (
					<Chip key={at} chosen={at === chosen}>
						{at}
					</Chip>
				))}
			</ChipRow>,
		);
	const row = (await show(4)).querySelector("fieldset");
	expect(row?.scrollLeft).toBe(300);
	if (row) row.scrollLeft = 50;
	await show(4);
	expect(row?.scrollLeft).toBe(50);
	changed();
	expect(row?.scrollLeft).toBe(300);
	await show(1);
	expect(row?.scrollLeft).toBe(0);
});
