// Which verify_result means that a number can be used: the documents give only its meaning (2 §8, 3 §8).
import { expect, test } from "vitest";
import { verifyResult } from "../../../../src/contract/sms";
import { isNumberUsable } from "../../../../src/domain/member/isNumberUsable";

test.each([
	verifyResult.usable,
	" เบอร์โทรศัพท์นี้ สามารถใช้งานได้\n",
	"เบอร์โทรศัพท์\u200bนี้สามารถใช้งาน\u00a0ได้ค่ะ",
	"สามารถใช้งานได้",
	"เบอร์นี้ใช้ได้",
	"This phone number is usable",
	"This mobile number can be used.",
	"Number AVAILABLE",
	"NUMBER_USABLE",
])("%j means that the number can be used", (text) => {
	expect(isNumberUsable(text)).toBe(true);
});

test.each([
	"",
	"-",
	verifyResult.usedOnAnotherDevice,
	"เบอร์โทรศัพท์นี้ไม่สามารถใช้งานได้",
	"เบอร์โทรศัพท์นี้ ใช้งาน ไม่ ได้",
	"เบอร์นี้ใช้งานได้บนเครื่องอื่นอยู่",
	"This phone number is not usable",
	"This phone number cannot be used",
	"This phone number can't be used",
	"This phone number can’t be used",
	"Can not be used",
	"Not available",
	"NOT_AVAILABLE",
	"Unusable",
	"Number unavailable",
	"No longer available",
	"The number can be used on another device",
	"Used by another device",
	"Already in use",
	"เบอร์นี้ใช้งานได้เฉพาะเครื่องเดิม",
	"ใช้งานได้แล้วในเครื่อง Galaxy S20",
	"In use on Galaxy S20, can be used after moving",
	"Number is registered, available to move",
	"is_usable: false",
])("%j means that the question about the other device comes first", (text) => {
	expect(isNumberUsable(text)).toBe(false);
});
