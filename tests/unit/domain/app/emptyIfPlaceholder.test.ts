// References that count as empty, and the announcement tab in an address.
import { expect, test } from "vitest";
import { emptyIfPlaceholder } from "../../../../src/domain/app/emptyIfPlaceholder";
import { readAnnouncementTab } from "../../../../src/domain/article/announcementTab";

test.each([
	["", ""],
	["  ", ""],
	["null", ""],
	[" null ", ""],
	["NULL", ""],
	["Null", ""],
	["0", ""],
	["-", ""],
	[" PV_1 ", "PV_1"],
	["\u200b", ""],
	["\u200ePV_1\u200b ", "PV_1"],
	["\ufeffPV\u200d1", "PV\u200d1"],
	["00", "00"],
	["--", "--"],
	["nullable", "nullable"],
])("the reference %j counts as %j", (text, reference) =>
	expect(emptyIfPlaceholder(text)).toBe(reference),
);

test.each([
	[undefined, "News"],
	["", "News"],
	["News", "News"],
	["resultsboard", "News"],
	["ResultsBoard", "ResultsBoard"],
])("the tab %j of an address counts as %j", (text, tab) =>
	expect(readAnnouncementTab(text)).toBe(tab),
);
