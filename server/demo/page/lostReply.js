// The switch that drops a reply: the server stores the customer's next claim and closes the connection.
import { setTexts } from "./language.js";
import { customerId } from "./pick.js";

const drop = document.getElementById("drop");
const state = document.getElementById("drop-state");

/** Turns the switch off when another customer is chosen. */
export function resetLostReply() {
	drop.checked = false;
	setTexts(state, "", "");
}

drop.addEventListener("change", async () => {
	const reply = await fetch(
		`/demo/drop-next-claim?mock_user_id=${encodeURIComponent(customerId())}`,
		{ method: drop.checked ? "POST" : "DELETE" },
	).catch(() => null);
	if (!reply?.ok) {
		drop.checked = !drop.checked;
		setTexts(
			state,
			"ตั้งค่าไม่สำเร็จ กรุณาลองอีกครั้ง",
			"The setting could not be changed. Please try again.",
		);
	} else if (drop.checked)
		setTexts(
			state,
			"พร้อมแล้ว การรับสิทธิ์ครั้งถัดไปจะไม่ได้รับคำตอบกลับ",
			"Ready: the reply to the next claim will be dropped.",
		);
	else setTexts(state, "", "");
});
