// The second button of a privilege: saved code, delivery, or the brand's other deals (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Barcode from "lucide-react/icons/barcode";
import Truck from "lucide-react/icons/truck";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { type Privilege, privilegeType } from "../../contract/privilegeFields";
import { couponsLink } from "../../domain/app/pagePaths";
import { isMarkedOver } from "../../domain/code/cardStatus";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { openDialog } from "../../platform/browser/dialogs";
import { goTo } from "../../platform/browser/openLink";
import { useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { Button } from "../../ui/form/Button";

/** The see-code mode of this privilege (2 §2). */
const seeCodeAddress = ({ brand_id, alt_reference }: Privilege) =>
	`/history?${new URLSearchParams({ brandId: brand_id, privilegeRef: alt_reference })}`;

export function SecondaryAction({
	privilege,
	locked,
	onDeliver,
}: {
	privilege: Privilege;
	/** Something is in the way of a claim. */
	locked: boolean;
	/** null where the prize cannot be ordered now. */
	onDeliver: (() => void) | null;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const { ext_transaction_id, is_used_code, brand_id, type } = privilege;
	if (onDeliver)
		return (
			<Button icon={<Truck size={20} />} onClick={onDeliver}>
				<Trans>Have it delivered</Trans>
			</Button>
		);
	if (ext_transaction_id && type === privilegeType.physical)
		return (
			<Button
				kind="second"
				icon={<Truck size={20} />}
				onClick={() =>
					openDialog({
						name: "tracking",
						transactionId: ext_transaction_id,
						card: codeCardOfPrivilege(privilege),
					})
				}
			>
				<Trans>Track parcel</Trans>
			</Button>
		);
	if (is_used_code && type !== privilegeType.physical)
		return (
			<Button
				kind="second"
				icon={<Barcode size={20} />}
				onClick={() => {
					const claim = ext_transaction_id || privilege.alt_reference;
					logEvent("View Code History", "click", claim);
					// An ended or unnamed code cannot be opened; it is listed with its privilege's codes.
					if (!ext_transaction_id || isMarkedOver(privilege))
						return goTo(seeCodeAddress(privilege));
					openDialog({
						name: "rewardCode",
						transactionId: ext_transaction_id,
						minutes: privilege.reserve_timeout,
						card: codeCardOfPrivilege(privilege),
					});
				}}
			>
				<Trans>View code</Trans>
			</Button>
		);
	if (ext_transaction_id)
		return (
			<ButtonLink kind="second" {...couponsLink}>
				<Trans>Open it in My coupons</Trans>
			</ButtonLink>
		);
	if (!locked || !brand_id || !brand) return null;
	return (
		<ButtonLink
			kind="second"
			to="/privilegebybrand"
			search={{ brandId: brand_id, brandName: brand }}
		>
			{t`See other ${brand} deals`}
		</ButtonLink>
	);
}
