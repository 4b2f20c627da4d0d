// A welcome announcement that leads to home itself (M08, 3 §4 welcomeAnnoucement).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wipe } from "../../support/drawn";
import { begin, member, open, server, shows } from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(begin);
afterEach(wipe);

test.each(["/", "/hub", "/Hub?from=news"])(
	"who taps an announcement of %s sees the tier expiry there",
	async (path) => {
		server.customer = { ...member, is_display_expire_pop_up: true };
		server.consents = [];
		api("GetWelcomeAnnoucement", () => ({
			banner_image_image_url: "/content/banner-weekend",
			path,
		}));
		const page = await open();
		await shows(page, "Do not show this again today");
		await act(async () =>
			page.querySelector<HTMLElement>("dialog button img")?.click(),
		);
		await shows(page, "Your Gold membership ends soon");
		expect(server.went).toEqual([path]);
	},
);
