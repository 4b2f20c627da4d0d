// The choice before a claim: use now, or keep for later, which is preselected (2 §4).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Globe from "lucide-react/icons/globe";
import Info from "lucide-react/icons/info";
import Store from "lucide-react/icons/store";
import WalletCards from "lucide-react/icons/wallet-cards";
import type { ReactNode } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { useNames } from "../../components/texts/useNames";
import type { Limits, Privilege } from "../../contract/privilegeFields";
import { kindOf } from "../../domain/list/listChoice";
import { formatDate } from "../../domain/text/dates";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Button } from "../../ui/form/Button";
import radio from "../../ui/form/Radio.module.css";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Logo } from "../../ui/media/Picture";
import { Sheet } from "../../ui/overlay/Sheet";
import type { ModalProps } from "../../ui/overlay/useModal";
import styles from "./UseNowOrLaterSheet.module.css";

type Choice = "now" | "later";

export function UseNowOrLaterSheet({
	choice,
	privilege,
	limits,
	onChoose,
	onConfirm,
	...modal
}: ModalProps & {
	choice: Choice;
	privilege: Privilege;
	limits: Limits | undefined;
	onChoose: (choice: Choice) => void;
	onConfirm: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const title = t`When will you use it?`;
	const name = useNames().privilege(privilege);
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const until = formatDate(privilege.valid_through, locale);
	const isForWeb = kindOf(privilege.type) === "online";
	return (
		<Sheet
			{...modal}
			label={title}
			bar={
				<div className={styles.actions}>
					<p className={styles.note}>
						<Info size={16} />
						<span>
							<Trans>Claims can’t be undone.</Trans>{" "}
							<ClaimsLeft limits={limits} />
						</span>
					</p>
					<Button onClick={onConfirm}>
						{choice === "later" ? (
							<Trans>Claim and keep</Trans>
						) : (
							<Trans>Use now</Trans>
						)}
					</Button>
					<Button kind="text" onClick={modal.onClose}>
						<Trans>Not now</Trans>
					</Button>
				</div>
			}
		>
			<h2 className="title-22">{title}</h2>
			<div className={styles.what}>
				<Logo src={privilege.brand_logo} name={brand} size={48} eager />
				<div className="grow">
					<p className={styles.brand}>
						<ServerText>{brand}</ServerText>
					</p>
					<p className={styles.name}>
						<PhraseWrap>{name}</PhraseWrap>
					</p>
				</div>
			</div>
			<fieldset className={styles.choices}>
				<legend className="visually-hidden">{title}</legend>
				<Option
					checked={choice === "now"}
					onCheck={() => onChoose("now")}
					icon={isForWeb ? <Globe size={22} /> : <Store size={22} />}
					label={t`Use now`}
				>
					<NowHint isForWeb={isForWeb} minutes={privilege.reserve_timeout} />
				</Option>
				<Option
					checked={choice === "later"}
					onCheck={() => onChoose("later")}
					icon={<WalletCards size={22} />}
					label={t`Use later`}
				>
					{until ? (
						<Trans>Kept in My coupons until {until}</Trans>
					) : (
						<Trans>Kept in My coupons</Trans>
					)}
				</Option>
			</fieldset>
		</Sheet>
	);
}

/** Where a code that is used now works, and how long it lasts. */
function NowHint({
	isForWeb,
	minutes,
}: {
	isForWeb: boolean;
	minutes: number;
}) {
	if (minutes <= 0) return <Trans>The code shows at once</Trans>;
	const time = (
		<strong>
			<Plural value={minutes} one={"#\u00a0minute"} other={"#\u00a0minutes"} />
		</strong>
	);
	return isForWeb ? (
		<Trans>The code lasts {time} after the clock starts</Trans>
	) : (
		<Trans>At the counter. The code lasts {time} after the clock starts</Trans>
	);
}

function Option({
	checked,
	onCheck,
	icon,
	label,
	children,
}: {
	checked: boolean;
	onCheck: () => void;
	icon: ReactNode;
	label: string;
	children: ReactNode;
}) {
	return (
		<label className={styles.option}>
			<span className={styles.icon} aria-hidden="true">
				{icon}
			</span>
			<span className={styles.words}>
				<span className="strong leading-line">{label}</span>
				<span className={styles.hint}>{children}</span>
			</span>
			<input
				type="radio"
				name="use"
				className={radio.radio}
				checked={checked}
				onChange={onCheck}
			/>
		</label>
	);
}

/** How many claims are left in the limit's period. */
function ClaimsLeft({ limits }: { limits: Limits | undefined }) {
	const { t } = useLingui();
	const stat = limits?.privilege_limitstat;
	const left = stat ? stat.total - stat.used : 0;
	const texts: Record<string, string> = {
		customer_day: t`You have ${left} left today.`,
		customer_week: t`You have ${left} left this week.`,
		customer_month: t`You have ${left} left this month.`,
		customer: t`You have ${left} left.`,
	};
	return left > 0 && texts[stat?.redeemtargetcheck ?? ""];
}
